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

static inline int inlined_Append(PyObject *list, PyObject *value) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (unlikely(size >= ((PyListObject *)list)->allocated)) return PyList_Append(list, value);
    Py_INCREF(value);
    PyList_SET_ITEM(list, size, value);
    Py_SET_SIZE((PyVarObject *)list, size + 1);
    return 0;
}
#define PyList_Append inlined_Append
#endif

static inline PyObject *inlined_StealAsObject(CPyTagged number) {
    if (unlikely(CPyTagged_CheckLong(number))) return CPyTagged_StealAsObject(number);
#ifdef _WIN32
    PyObject *value = PyLong_FromSsize_t(CPyTagged_ShortAsSsize_t(number));
#else
    PyObject *value = PyLong_FromLong(CPyTagged_ShortAsSsize_t(number)); /* as wide, and quicker */
#endif
    if (unlikely(value == NULL)) CPyError_OutOfMemory();
    return value;
}
#define CPyTagged_StealAsObject inlined_StealAsObject

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
