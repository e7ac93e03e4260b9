export const couriers = {} as const
