export const token = {} as const
