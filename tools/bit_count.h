/* int.bit_count, which mypyc does not know: how many members a set has. */

#if !defined(ARPENTS_BIT_COUNT) && __has_include(<CPy.h>) /* the small libraries that stand for modules count nothing */
#define ARPENTS_BIT_COUNT
#include <Python.h>
#include <CPy.h>

static inline CPyTagged CPyTagged_BitCount(CPyTagged mask) {
    if (unlikely(!CPyTagged_CheckShort(mask) || (Py_ssize_t)mask < 0)) { /* too long, or negative: as Python does it */
        PyObject *number = CPyTagged_AsObject(mask);
        PyObject *found = PyObject_CallMethod(number, "bit_count", NULL);
        Py_DECREF(number);
        return found == NULL ? CPY_INT_TAG : CPyTagged_StealFromObject(found);
    }
    uint64_t bits = mask; /* the lowest bit, which says that it is short, is 0 */
    bits -= bits >> 1 & 0x5555555555555555u;
    bits = (bits & 0x3333333333333333u) + (bits >> 2 & 0x3333333333333333u);
    bits = (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0fu;
    return (CPyTagged)(bits * 0x0101010101010101u >> 56) << 1;
}
#endif
