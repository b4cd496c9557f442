/** Small drawings for the workbench, as data addresses, so that nothing is fetched. */
function drawing(width: number, height: number, content: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

export const samplePortrait = drawing(
  64,
  64,
  '<rect width="64" height="64" fill="#EBDCD0"/><path d="M8 69c0-14 10-18 24-18s24 4 24 18z" fill="#2F5D50"/><path d="M26 43h12v9a6 6 0 0 1-12 0z" fill="#F2CFB6"/><ellipse cx="32" cy="33" rx="13.5" ry="16" fill="#F2CFB6"/><path d="M15 33c-3-20 12-23 22-20 9 0 15 8 12 20-3-9-12-11-22-8-6 1-10 3-12 8z" fill="#8C4A2A"/><circle cx="32" cy="12" r="7" fill="#8C4A2A"/><circle cx="26.5" cy="32.5" r="1.5" fill="#1c1612"/><circle cx="37.5" cy="32.5" r="1.5" fill="#1c1612"/><path d="M28.5 42q3.5 2.5 7 0" fill="none" stroke="#7a3a2c" stroke-width="1.4"/>',
)

export const sampleHills = drawing(
  400,
  300,
  '<rect width="400" height="300" fill="#F6D9B8"/><circle cx="268" cy="118" r="58" fill="#E4572E"/><path d="M0 176q70-60 150-22t130-30 120 26v150H0z" fill="#D98A5B"/><path d="M0 208q90-48 170-8t230-36v136H0z" fill="#9A4B45"/><path d="M0 240q60-40 140-14t130-10 130-8v92H0z" fill="#54304A"/><path d="M0 274q110-34 220-10t180-14v50H0z" fill="#23203A"/>',
)

export const sampleJars = drawing(
  400,
  300,
  '<rect width="400" height="300" fill="#E8B8AC"/><rect y="222" width="400" height="78" fill="#D99C8E"/><rect x="52" y="140" width="84" height="110" rx="10" fill="#7A2E2E"/><rect x="160" y="100" width="84" height="150" rx="10" fill="#C8742B"/><rect x="282" y="154" width="84" height="96" rx="10" fill="#51663B"/><rect x="52" y="171" width="84" height="50" fill="#FBF3E4"/><rect x="160" y="142" width="84" height="69" fill="#FBF3E4"/><rect x="282" y="181" width="84" height="44" fill="#FBF3E4"/><rect x="56" y="122" width="76" height="22" rx="4" fill="#2B2420"/><rect x="164" y="82" width="76" height="22" rx="4" fill="#2B2420"/><rect x="286" y="136" width="76" height="22" rx="4" fill="#2B2420"/>',
)
