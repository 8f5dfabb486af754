/* The short way through what compiled rules do most: reading, writing and filling lists, numbers for them, the length of a mask. Whatever is not
   usual goes to mypyc's own function, which each unit would have to call for every element otherwise. */

static inline int usual_index(PyObject *list, CPyTagged index, Py_ssize_t *place) {
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

/* Python makes room for four, eight, sixteen, twenty-four: lists of choices would be moved again and again. */
static inline int make_room(PyListObject *list) {
    size_t room = 2 * (size_t)list->allocated + 8;
    PyObject **items = PyMem_Realloc(list->ob_item, room * sizeof(PyObject *));
    if (items == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    list->ob_item = items;
    list->allocated = (Py_ssize_t)room;
    return 0;
}

static inline int inlined_Append(PyObject *list, PyObject *value) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (unlikely(size >= ((PyListObject *)list)->allocated) && make_room((PyListObject *)list) < 0) return -1;
    Py_INCREF(value);
    PyList_SET_ITEM(list, size, value);
    Py_SET_SIZE((PyVarObject *)list, size + 1);
    return 0;
}
#define PyList_Append inlined_Append
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
