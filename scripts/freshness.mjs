/**
 * Why packages have to be installed, or null. `installed` is what npm notes of its last install; it is written after
 * the lock file, so one that is older means that the lock file has changed since.
 */
export function whyInstall({ lockFile, installed, missingPackages }) {
  if (installed === null) return 'they are not there yet'
  if (installed < lockFile) return 'package-lock.json is newer'
  const [first] = missingPackages
  return first === undefined ? null : `${first} is missing`
}

/**
 * Why the product has to be built, or null. Fingerprints of what is inside the sources rather than their times: a file
 * that was removed, restored or checked out is noticed too, and one that was only touched builds nothing.
 */
export function whyBuild({ sources, builtFrom, outputsExist }) {
  if (builtFrom === null || !outputsExist) return 'there is no build yet'
  return builtFrom === sources ? null : 'the sources have changed'
}

/** Whether a file of the sources ends up in the build. */
export function isBuilt(path) {
  return !/\.(test|testing)\.tsx?$/.test(path) && !path.startsWith('src/testing/')
}
