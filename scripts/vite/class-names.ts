import { basename } from 'node:path'

const fileOf = new Map<string, string>()

/** Names a class after its file and itself: both stand in the code already, so they weigh less than a made-up name. */
export function nameOfClass(local: string, file: string): string {
  const styles = basename(file, '.module.css')
  const other = fileOf.get(styles) ?? file
  if (other !== file) throw new Error(`${file} and ${other} need different names.`)
  fileOf.set(styles, file)
  return `${styles}-${local}`
}
