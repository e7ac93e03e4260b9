/** Imported first by every command, so it uses only syntax of very old Node versions. */

/** Returns why this version of Node can't run the project, or null. */
export function whyTooOld(version) {
  const [major, minor] = version.split('.').map(Number)
  const isNewEnough = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)
  return isNewEnough ? null : `Node.js 20.19, 22.12 or newer is needed; this is ${version}.`
}

/** Ends the process with a sentence when its Node is too old. */
export function requireNode() {
  const why = whyTooOld(process.versions.node)
  if (why === null) return
  console.error(why)
  process.exit(1)
}
