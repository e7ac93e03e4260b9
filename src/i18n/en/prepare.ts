export const prepare = {} as const
