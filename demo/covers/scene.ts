import type { Chance } from './chance.ts'
import type { Palette } from './palettes.ts'

/** What a family of drawings is given: everything that makes one of its pictures different from the next. */
export type Scene = {
  chance: Chance
  colours: Palette
  /** The invented client whose work it is, and what they do. */
  name: string
  line: string
}

/** A family draws what stands inside a picture of 400 by 300. */
export type Family = (scene: Scene) => string
