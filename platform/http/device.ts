const BROWSERS: [RegExp, string][] = [
  [/\bEdg\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bFirefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (text: string, known: [RegExp, string][]) => known.find(([sign]) => sign.test(text))?.[1]

/** A browser in words for people, from its User-Agent: 'Chrome on Windows'. */
export function deviceFrom(userAgent: string | null): string {
  const text = userAgent ?? ''
  const browser = nameIn(text, BROWSERS) ?? 'A browser'
  const system = nameIn(text, SYSTEMS)
  return system ? `${browser} on ${system}` : browser
}
