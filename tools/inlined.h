/* The short way through what compiled rules do most: reading, writing and filling lists, numbers for them, the length of a mask. Whatever is not
   usual goes to mypyc's own function, which each unit would have to call for every element otherwise. */

/* What is hardly ever called: the way there is laid out apart, so that what is always done stays close together. */
#ifdef __GNUC__
#define SELDOM __attribute__((cold, noinline, unused))
#define APART __attribute__((noinline, unused)) /* not cold: what comes after it would be laid out as if it were */
#define CALLED_SELDOM(function) extern __typeof__(function) function __attribute__((cold))
CALLED_SELDOM(CPy_AddTraceback);
CALLED_SELDOM(CPy_AttributeError);
CALLED_SELDOM(CPy_TypeError);
CALLED_SELDOM(CPy_TypeErrorTraceback);
static __typeof__(CPy_DecRef) CPy_DecRef __attribute__((cold));
CALLED_SELDOM(CPyTagged_IncRef);
CALLED_SELDOM(CPyTagged_DecRef);
CALLED_SELDOM(CPyTagged_Add_);
CALLED_SELDOM(CPyTagged_Subtract_);
CALLED_SELDOM(CPyTagged_Multiply_);
CALLED_SELDOM(CPyTagged_Negate_);
CALLED_SELDOM(CPyTagged_Invert_);
CALLED_SELDOM(CPyTagged_Lshift_);
CALLED_SELDOM(CPyTagged_Rshift_);
CALLED_SELDOM(CPyTagged_BitwiseLongOp_);
CALLED_SELDOM(CPyTagged_IsEq_);
CALLED_SELDOM(CPyTagged_IsLt_);
CALLED_SELDOM(PyErr_SetString);
#define ALWAYS_INLINE inline __attribute__((always_inline))
#define TAKEN_IN extern inline __attribute__((gnu_inline)) /* a copy of what another unit has, for the compiler to lay in place of a call */
#else
#define SELDOM
#define APART
#define ALWAYS_INLINE inline
#endif

/* What rules never do is less likely than the one time in ten that compilers take it for. */
#if defined(__GNUC__) && (__GNUC__ >= 9 || defined(__clang__))
#undef likely
#undef unlikely
#define likely(x) __builtin_expect_with_probability(!!(x), 1, 0.9999)
#define unlikely(x) __builtin_expect_with_probability(!!(x), 0, 0.9999)
#endif

/* Procedures are one or two steps below the class that is asked for. */
static inline int inlined_TypeCheck(PyObject *object, PyTypeObject *wanted) {
    PyTypeObject *type = Py_TYPE(object);
    for (int steps = 0; steps < 3 && type != NULL; steps++, type = type->tp_base)
        if (type == wanted) return 1;
    return PyType_IsSubtype(Py_TYPE(object), wanted);
}
#undef PyObject_TypeCheck
#define PyObject_TypeCheck(object, type) inlined_TypeCheck((PyObject *)(object), type)

static ALWAYS_INLINE int usual_index(PyObject *list, CPyTagged index, Py_ssize_t *place) {
    if (unlikely(!CPyTagged_CheckShort(index))) return 0;
    *place = CPyTagged_ShortAsSsize_t(index);
    return (size_t)*place < (size_t)PyList_GET_SIZE(list);
}

#ifndef Py_GIL_DISABLED
static inline PyObject *inlined_GetItem(PyObject *list, CPyTagged index) {
    Py_ssize_t place = 0;
    if (unlikely(!usual_index(list, index, &place))) return CPyList_GetItem(list, index);
    PyObject *item = PyList_GET_ITEM(list, place);
    Py_INCREF(item);
    return item;
}
#define CPyList_GetItem inlined_GetItem
#define CPyList_GetItemShort inlined_GetItem

static inline PyObject *inlined_GetItemInt64(PyObject *list, int64_t index) {
    if (unlikely((uint64_t)index >= (size_t)PyList_GET_SIZE(list))) return CPyList_GetItemInt64(list, index);
    PyObject *item = PyList_GET_ITEM(list, index);
    Py_INCREF(item);
    return item;
}
#define CPyList_GetItemInt64 inlined_GetItemInt64

static inline bool inlined_SetItem(PyObject *list, CPyTagged index, PyObject *value) {
    Py_ssize_t place = 0;
    if (unlikely(!usual_index(list, index, &place))) return CPyList_SetItem(list, index, value);
    Py_DECREF(PyList_GET_ITEM(list, place));
    PyList_SET_ITEM(list, place, value);
    return true;
}
#define CPyList_SetItem inlined_SetItem

static inline bool inlined_SetItemInt64(PyObject *list, int64_t index, PyObject *value) {
    if (unlikely((uint64_t)index >= (size_t)PyList_GET_SIZE(list))) return CPyList_SetItemInt64(list, index, value);
    Py_DECREF(PyList_GET_ITEM(list, index));
    PyList_SET_ITEM(list, index, value);
    return true;
}
#define CPyList_SetItemInt64 inlined_SetItemInt64

/* Room for as many again, where Python leaves room for three more and asks again soon. */
static APART int append_with_room(PyObject *list, PyObject *value) {
    PyListObject *of = (PyListObject *)list;
    Py_ssize_t room = of->allocated < 8 ? 16 : 2 * of->allocated;
    if (of->allocated < 0 || room > 256) return PyList_Append(list, value);
    PyObject **items = PyMem_Realloc(of->ob_item, (size_t)room * sizeof(PyObject *));
    if (items == NULL) return PyList_Append(list, value);
    of->ob_item = items;
    of->allocated = room;
    return PyList_Append(list, value);
}

static inline int inlined_Append(PyObject *list, PyObject *value) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (unlikely(size >= ((PyListObject *)list)->allocated)) return append_with_room(list, value);
    Py_INCREF(value);
    PyList_SET_ITEM(list, size, value);
    Py_SET_SIZE((PyVarObject *)list, size + 1);
    return 0;
}
#define PyList_Append inlined_Append

static inline PyObject *inlined_PopLast(PyObject *list) {
    Py_ssize_t last = PyList_GET_SIZE(list) - 1;
    if (unlikely(last < 0)) return CPyList_PopLast(list);
    Py_SET_SIZE((PyVarObject *)list, last); /* what is popped is soon filled again: the room is kept */
    return PyList_GET_ITEM(list, last);
}
#define CPyList_PopLast inlined_PopLast
#endif

#if defined(__GNUC__) && SIZEOF_SIZE_T == 8 && !defined(Py_GIL_DISABLED)
/* Choices are the same numbers again and again: an object that was made for one is kept, in a place that follows from the number. */
typedef struct { Py_ssize_t number; PyObject *object; } made_number;
#define MADE_NUMBERS_BITS 12
__attribute__((common, visibility("hidden"))) made_number made_numbers[1 << MADE_NUMBERS_BITS]; /* one table for all units of a library */

static inline PyObject *number_object(Py_ssize_t number) {
    if ((size_t)number >= (size_t)1 << 40) return PyLong_FromLong(number); /* masks and the like: rarely met again */
    made_number *made = &made_numbers[(uint64_t)number * 0x9E3779B97F4A7C15u >> (64 - MADE_NUMBERS_BITS)];
    if (unlikely(made->number != number || made->object == NULL)) {
        PyObject *object = PyLong_FromLong(number);
        if (unlikely(object == NULL)) return NULL;
        Py_XDECREF(made->object);
        made->number = number;
        made->object = object;
    }
    Py_INCREF(made->object);
    return made->object;
}
#elif defined(_WIN32)
#define number_object PyLong_FromSsize_t
#else
#define number_object PyLong_FromLong /* as wide, and quicker */
#endif

static inline PyObject *inlined_StealAsObject(CPyTagged number) {
    if (unlikely(CPyTagged_CheckLong(number))) return CPyTagged_StealAsObject(number);
    PyObject *value = number_object(CPyTagged_ShortAsSsize_t(number));
    if (unlikely(value == NULL)) CPyError_OutOfMemory();
    return value;
}
#define CPyTagged_StealAsObject inlined_StealAsObject

#if defined(__GNUC__) && SIZEOF_SIZE_T == 8 && !defined(Py_GIL_DISABLED)
#define PyLong_FromLongLong number_object /* how numbers of the machine get into lists */
#endif

#if PY_VERSION_HEX < 0x030C0000 && PYLONG_BITS_IN_DIGIT == 30
static inline CPyTagged inlined_FromObject(PyObject *number) {
    digit *digits = ((PyLongObject *)number)->ob_digit;
    switch (Py_SIZE(number)) {
    case 0: return 0;
    case 1: return (CPyTagged)digits[0] << 1;
    case 2: return ((CPyTagged)digits[1] << 30 | digits[0]) << 1;
    default: return CPyTagged_FromObject(number);
    }
}
#define CPyTagged_FromObject inlined_FromObject
#endif

#if PY_VERSION_HEX < 0x030C0000 && PYLONG_BITS_IN_DIGIT == 30
static APART CPyTagged number_of_another(PyObject *item) {
    digit *digits = ((PyLongObject *)item)->ob_digit;
    if (PyLong_CheckExact(item) && Py_SIZE(item) == -1) return (CPyTagged)(-2 * (Py_ssize_t)digits[0]);
    if (PyLong_CheckExact(item) && Py_SIZE(item) == 3 && digits[2] < 4) /* below 2 to the 62nd */
        return ((CPyTagged)digits[2] << 60 | (CPyTagged)digits[1] << 30 | digits[0]) << 1;
    if (likely(PyLong_Check(item))) return CPyTagged_FromObject(item);
    CPy_TypeError("int", item);
    return CPY_INT_TAG;
}

static ALWAYS_INLINE CPyTagged number_of(PyObject *item) { /* which stays whose it is */
    if (likely(Py_IS_TYPE(item, &PyLong_Type))) {
        Py_ssize_t size = Py_SIZE(item);
        digit *digits = ((PyLongObject *)item)->ob_digit;
        if (likely((size_t)size <= 1)) return (CPyTagged)(digits[0] & -(digit)size) << 1; /* 0 has no digit */
        if (likely(size == 2)) return ((CPyTagged)digits[1] << 30 | digits[0]) << 1;
    }
    return number_of_another(item);
}
#else
static inline CPyTagged number_of(PyObject *item) {
    if (likely(PyLong_Check(item))) return CPyTagged_FromObject(item);
    CPy_TypeError("int", item);
    return CPY_INT_TAG;
}
#endif

static SELDOM CPyTagged list_number_elsewhere(PyObject *list, CPyTagged index) {
    PyObject *item = CPyList_GetItem(list, index);
    if (item == NULL) return CPY_INT_TAG;
    CPyTagged number = number_of(item);
    Py_DECREF(item);
    return number;
}

static ALWAYS_INLINE CPyTagged list_number(PyObject *list, CPyTagged index) {
#ifndef Py_GIL_DISABLED
    Py_ssize_t place = 0;
    if (likely(usual_index(list, index, &place))) return number_of(PyList_GET_ITEM(list, place));
#endif
    return list_number_elsewhere(list, index);
}

static inline int list_add_number(PyObject *list, CPyTagged number) { /* which was the caller's */
    PyObject *object = CPyTagged_StealAsObject(number);
    int done = PyList_Append(list, object);
    Py_DECREF(object);
    return done;
}

static inline PyObject *inlined_GetItemBorrow(PyObject *list, CPyTagged index) {
    Py_ssize_t place = 0;
    if (unlikely(!usual_index(list, index, &place))) return CPyList_GetItemBorrow(list, index);
    return PyList_GET_ITEM(list, place);
}
#define CPyList_GetItemBorrow inlined_GetItemBorrow
#define CPyList_GetItemShortBorrow inlined_GetItemBorrow

static inline PyObject *inlined_GetItemInt64Borrow(PyObject *list, int64_t index) {
    if (unlikely((uint64_t)index >= (size_t)PyList_GET_SIZE(list))) return CPyList_GetItemInt64Borrow(list, index);
    return PyList_GET_ITEM(list, index);
}
#define CPyList_GetItemInt64Borrow inlined_GetItemInt64Borrow

#if defined(__GNUC__) && SIZEOF_SIZE_T == 8
static inline CPyTagged inlined_BitLength(CPyTagged mask) {
    if (unlikely(mask == 0 || !CPyTagged_CheckShort(mask) || (Py_ssize_t)mask < 0)) return CPyTagged_BitLength(mask);
    return (CPyTagged)(63 - __builtin_clzll(mask)) << 1;
}
#define CPyTagged_BitLength inlined_BitLength
#endif

#ifdef __GNUC__
static ALWAYS_INLINE CPyTagged inlined_And(CPyTagged left, CPyTagged right) {
    if (likely(((left | right) & CPY_INT_TAG) == 0)) return left & right;
    return CPyTagged_BitwiseLongOp_(left, right, '&');
}
#define CPyTagged_And inlined_And

static ALWAYS_INLINE CPyTagged inlined_Or(CPyTagged left, CPyTagged right) {
    if (likely(((left | right) & CPY_INT_TAG) == 0)) return left | right;
    return CPyTagged_BitwiseLongOp_(left, right, '|');
}
#define CPyTagged_Or inlined_Or

static ALWAYS_INLINE CPyTagged inlined_Xor(CPyTagged left, CPyTagged right) {
    if (likely(((left | right) & CPY_INT_TAG) == 0)) return left ^ right;
    return CPyTagged_BitwiseLongOp_(left, right, '^');
}
#define CPyTagged_Xor inlined_Xor

static ALWAYS_INLINE CPyTagged inlined_Add(CPyTagged left, CPyTagged right) {
    Py_ssize_t sum;
    if (likely(((left | right) & CPY_INT_TAG) == 0 && !__builtin_add_overflow((Py_ssize_t)left, (Py_ssize_t)right, &sum))) return (CPyTagged)sum;
    return CPyTagged_Add_(left, right);
}
#define CPyTagged_Add inlined_Add

static ALWAYS_INLINE CPyTagged inlined_Subtract(CPyTagged left, CPyTagged right) {
    Py_ssize_t rest;
    if (likely(((left | right) & CPY_INT_TAG) == 0 && !__builtin_sub_overflow((Py_ssize_t)left, (Py_ssize_t)right, &rest))) return (CPyTagged)rest;
    return CPyTagged_Subtract_(left, right);
}
#define CPyTagged_Subtract inlined_Subtract

static ALWAYS_INLINE CPyTagged inlined_Multiply(CPyTagged left, CPyTagged right) {
    Py_ssize_t product;
    if (likely(((left | right) & CPY_INT_TAG) == 0 && !__builtin_mul_overflow((Py_ssize_t)left, (Py_ssize_t)right >> 1, &product))) return (CPyTagged)product;
    return CPyTagged_Multiply_(left, right);
}
#define CPyTagged_Multiply inlined_Multiply
#endif

/* `list[at] |= mask`: mypyc knows nothing of numbers here. The mask was the caller's. */
#define IN_PLACE(operation)                                                                        \
    static inline PyObject *in_place_##operation(PyObject *item, CPyTagged right) {                \
        if (likely(PyLong_CheckExact(item))) {                                                     \
            CPyTagged left = number_of(item);                                                      \
            if (likely(CPyTagged_CheckShort(left) && CPyTagged_CheckShort(right)))                 \
                return inlined_StealAsObject(CPyTagged_##operation(left, right));                  \
            CPyTagged_DECREF(left);                                                                \
        }                                                                                          \
        PyObject *other = inlined_StealAsObject(right);                                            \
        PyObject *changed = PyNumber_InPlace##operation(item, other);                              \
        Py_DECREF(other);                                                                          \
        return changed;                                                                            \
    }
IN_PLACE(Add)
IN_PLACE(Subtract)
IN_PLACE(And)
IN_PLACE(Or)
IN_PLACE(Xor)

#define IN_PLACE_OF_OBJECTS(operation)                                                             \
    static inline PyObject *in_place_of_objects_##operation(PyObject *item, PyObject *other) {     \
        if (likely(PyLong_CheckExact(other))) return in_place_##operation(item, number_of(other)); \
        return PyNumber_InPlace##operation(item, other);                                           \
    }
IN_PLACE_OF_OBJECTS(Add)
IN_PLACE_OF_OBJECTS(Subtract)
#define PyNumber_InPlaceAdd in_place_of_objects_Add
#define PyNumber_InPlaceSubtract in_place_of_objects_Subtract

/* `number in list`: most lists hold few numbers, which are looked at here. The number was the caller's. */
static APART int list_has_number(PyObject *list, CPyTagged number) {
#ifndef Py_GIL_DISABLED
    if (likely(PyList_CheckExact(list) && CPyTagged_CheckShort(number))) {
        Py_ssize_t size = PyList_GET_SIZE(list), at = 0;
        for (; at < size; at++) {
            PyObject *item = PyList_GET_ITEM(list, at);
            if (unlikely(!PyLong_CheckExact(item))) break;
            CPyTagged found = number_of(item);
            if (found == number) return 1;
            CPyTagged_DECREF(found);
        }
        if (at >= size) return 0;
    }
#endif
    PyObject *object = inlined_StealAsObject(number);
    int found = PySequence_Contains(list, object);
    Py_DECREF(object);
    return found;
}

#if PY_VERSION_HEX < 0x030C0000
/* Lists of choices are short, and in order already or all but. */
static APART int inlined_Sort(PyObject *list) {
    Py_ssize_t size = PyList_Check(list) ? PyList_GET_SIZE(list) : 0;
    PyObject **items = size ? ((PyListObject *)list)->ob_item : NULL;
    for (Py_ssize_t at = 0; at < size; at++)
        if (!PyLong_CheckExact(items[at]) || (size_t)Py_SIZE(items[at]) > 2) return PyList_Sort(list);
    Py_ssize_t moved = 0;
    for (Py_ssize_t at = 1; at < size; at++) {
        PyObject *item = items[at];
        CPyTagged number = number_of(item);
        Py_ssize_t to = at;
        while (to > 0 && number_of(items[to - 1]) > number) {
            items[to] = items[to - 1];
            to--;
        }
        items[to] = item;
        moved += at - to;
        if (moved > 200) return PyList_Sort(list);
    }
    return 0;
}
#define PyList_Sort inlined_Sort
#endif
