import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font, type Outline, type OutlinePoint } from 'fontkit'

const packages = createRequire(import.meta.url)

/** Where on its axes a font is wanted: its weight, and the size that its details are drawn for. */
export type Cut = { wght: number; opsz?: number }

/** Opens one of the product's variable fonts, from the package that the pages take it from. */
export function openCut(file: string, cut: Cut): Font {
  const font = create(readFileSync(packages.resolve(file)))
  font.variationCoords = Object.entries(font.variationAxes).map(([axis, { min, max, default: own }]) =>
    Math.min(max, Math.max(min, cut[axis as keyof Cut] ?? own)),
  )
  font._transformedGlyphs = outlinesOf(font)
  for (const [glyphId, outline] of font._transformedGlyphs.entries()) cutOutline(font, glyphId, outline)
  return font
}

/** The outlines as the font has them, read through a stand-in, since reading them with a cut chosen fails. */
function outlinesOf(font: Font): Outline[] {
  const uncut: Font = Object.create(font, { _variationProcessor: { value: null } })
  uncut._transformGlyfTable()
  return uncut._transformedGlyphs
}

/** fontkit moves the outlines of TrueType files along their axes but forgets those of WOFF2, so that is done here, the same way. */
function cutOutline(font: Font, glyphId: number, outline: Outline): void {
  const own = outline.numberOfContours < 0 ? (outline.components ?? []).map(anchorOf) : (outline.points ?? [])
  // Four points after the last say how wide and high the glyph is; the widths come from a table of their own.
  const points = [...own, point(0, 0), point(0, 0), point(0, 0), point(0, 0)]
  font._variationProcessor.transformPoints(glyphId, points)
  if (outline.numberOfContours >= 0) return
  for (const [index, component] of (outline.components ?? []).entries()) {
    const moved = points[index]
    if (moved) [component.dx, component.dy] = [moved.x, moved.y]
  }
}

function anchorOf(component: { dx: number; dy: number }): OutlinePoint {
  return point(component.dx, component.dy)
}

function point(x: number, y: number): OutlinePoint {
  return { x, y, endContour: true, copy: () => point(x, y) }
}
