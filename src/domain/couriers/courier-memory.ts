/**
 * What stands for a courier: a name that a sheet had in place of a code, as `plainName` writes it, or the shape of
 * tracking numbers.
 */
export type CourierMark = { readonly kind: 'name' | 'shape'; readonly key: string }

/** A code that the person chose for what stands for it. */
export type RememberedCourier = CourierMark & { readonly code: string }
