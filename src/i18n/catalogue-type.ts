import type { catalogue as english } from './en/catalogue.ts'
import type { Translation } from './translation.ts'

export type Catalogue = Translation<typeof english>
