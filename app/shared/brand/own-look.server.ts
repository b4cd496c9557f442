import { markUrl, PROGRAM_ACCENTS, type Settings } from '#domain/settings/index.ts'

export const logoOf = ({ marketplaceName: name, logoKey }: Settings) =>
  logoKey ? { name, markUrl: markUrl(logoKey) } : { name }

type Accents = Pick<Settings, 'accentLight' | 'accentDark'>

const accentsOf = ({ accentLight, accentDark }: Accents) => ({
  light: accentLight || PROGRAM_ACCENTS.light,
  dark: accentDark || PROGRAM_ACCENTS.dark,
})

/** Where the operator's own colours stand; nothing where they are the program's. The address names them, so it never changes what it says. */
export function lookOf(settings: Accents): string | null {
  if (!settings.accentLight && !settings.accentDark) return null
  const { light, dark } = accentsOf(settings)
  return `/look/${light.slice(1)}-${dark.slice(1)}.css`
}

/** They come from settings, which take nothing but hex colours that can be read. */
export function styleOf(settings: Accents): string {
  const { light, dark } = accentsOf(settings)
  const accent = `light-dark(${light}, ${dark})`
  return `:root{--accent:${accent};--accent-deep:color-mix(in srgb, ${accent} 82%, var(--ink))}\n`
}
