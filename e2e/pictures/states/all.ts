import { others } from './others.ts'
import { preparingAsked } from './preparing-asked.ts'
import { preparing } from './preparing.ts'
import type { States } from './state.ts'
import { uploadingAsked } from './uploading-asked.ts'
import { uploading } from './uploading.ts'

export const STATES: States = {
  ...preparing,
  ...preparingAsked,
  ...uploading,
  ...uploadingAsked,
  ...others,
}
