/** What the tests and the benchmark ask of Chromium. */
const OFF = [
  // Chromium loads two pages of its own for the list under its address bar beside the first page of every
  // profile: half a second of a processor, just while a test or a measurement begins.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Chromium heeds only the last list, so Playwright's own (its chromiumSwitches) are repeated here.
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
