import { themes, type Theme } from '#app/ui/inputs/theme-switch/theme-switch.tsx'

export { themes, type Theme }

export const THEME_COOKIE = '__Host-theme'

/** The theme a visitor chose, from the Cookie header; the system's own where none was. */
export function themeFromCookies(cookies: string | null | undefined): Theme {
  const chosen = /(?:^|;\s*)__Host-theme=(light|dark)(?:;|$)/.exec(cookies ?? '')?.[1]
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}
