import { chanceOf } from './chance.ts'
import { families, type FamilyName } from './families.ts'
import { palettes } from './palettes.ts'

/** What a picture shows, told in words: the same words are always the same picture. */
export type CoverSubject = {
  seed: string
  family: FamilyName
  name: string
  line: string
}

/** A picture of work as SVG, four by three. Nothing is fetched; letters are outlines. */
export function drawCover({ seed, family, name, line }: CoverSubject, width = 800): string {
  const chance = chanceOf(`${family} ${seed}`)
  const drawn = families[family]({ chance, colours: chance.pick(palettes), name, line })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="${width}" height="${width * 0.75}">${drawn}</svg>`
}
