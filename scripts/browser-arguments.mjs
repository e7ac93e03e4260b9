/** Chromium flags for the tests and the benchmark. */
const OFF = [
  // The address bar's popup loads two internal pages in every new profile: half a second of CPU while a test starts.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Only the last --disable-features counts, so this repeats Playwright's own list (chromiumSwitches).
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  `--disable-features=${OFF.join(',')}`,
]
