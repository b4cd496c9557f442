import { useState } from 'react'
import type { ShownBrand } from '../shared/sign-in/sign-in-brand.ts'

/** A brand's colours in the place of ours; they come from settings, which take nothing but hex colours. */
export function BrandStyle({ colours, nonce }: Pick<ShownBrand, 'colours' | 'nonce'>) {
  const [first] = useState(() => nonceOfThePage() ?? nonce)
  if (!colours) return null
  const accent = `light-dark(${colours.light}, ${colours.dark})`
  // Browsers hide the nonce from scripts, so what React finds in the page is never what it would write.
  return (
    <style nonce={first} suppressHydrationWarning>
      {`:root{--accent:${accent};--accent-deep:color-mix(in srgb, ${accent} 82%, var(--ink))}`}
    </style>
  )
}

/** A page came with one nonce; screens that are shown in it later bring others, which its browser would refuse. */
function nonceOfThePage(): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document.querySelector('script')?.nonce
}
