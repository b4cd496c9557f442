/** What we use of fontkit, which ships no types; the members that begin with an underscore are its own affair. */
declare module 'fontkit' {
  export type Path = {
    transform(xx: number, yx: number, xy: number, yy: number, dx: number, dy: number): Path
    toSVG(): string
  }

  export type Glyph = { path: Path; codePoints: number[] }

  export type GlyphRun = {
    glyphs: Glyph[]
    positions: { xAdvance: number; xOffset: number; yOffset: number }[]
  }

  export type OutlinePoint = { x: number; y: number; endContour: boolean; copy(): OutlinePoint }

  export type Outline = {
    numberOfContours: number
    points?: OutlinePoint[]
    components?: { dx: number; dy: number }[]
  }

  export class Font {
    unitsPerEm: number
    variationCoords: number[] | null
    variationAxes: Record<string, { min: number; default: number; max: number }>
    characterSet: number[]
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): GlyphRun
    glyphForCodePoint(codePoint: number): Glyph & { id: number; advanceWidth: number }
    _transformedGlyphs: Outline[]
    readonly _variationProcessor: { transformPoints(glyphId: number, points: OutlinePoint[]): void }
    _transformGlyfTable(): void
  }

  export function create(file: Uint8Array): Font
}
