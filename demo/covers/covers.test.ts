import sharp from 'sharp'
import { expect, test } from 'vitest'
import { clients } from '../services/clients.ts'
import { services } from '../services/demo-services.ts'
import { chanceOf } from './chance.ts'
import { drawCover } from './draw-cover.ts'
import { families, type FamilyName } from './families.ts'
import { tellCover } from './tell-cover.ts'
import { doOverlap, wordsIn } from './testing-words.ts'

const names = Object.keys(families) as FamilyName[]
const client = { name: 'Brandt & Sons', line: 'bakers since 1911' }

test('chance is the same for the same words and another for others', () => {
  const draw = (seed: string) => {
    const chance = chanceOf(seed)
    return [chance.next(), chance.whole(1, 100), chance.some([1, 2, 3, 4, 5], 3)]
  }
  expect(draw('one')).toEqual(draw('one'))
  expect(draw('one')).not.toEqual(draw('two'))
  expect(new Set(chanceOf('all').some([1, 2, 3], 9))).toEqual(new Set([1, 2, 3]))
})

test.each(names)('%s draws whole pictures, each other than the last', async (family) => {
  const drawn = ['a', 'b', 'c', 'd'].map((seed) => drawCover({ ...client, family, seed }))
  for (const svg of drawn) {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/)
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 800, height: 600 })
  }
  expect(new Set(drawn).size).toBe(drawn.length)
  expect(drawCover({ ...client, family, seed: 'a' })).toBe(drawn[0])
})

/** Letters that are the picture lie over one another, and a sheet goes on below its edge. */
const unbound = new Set<FamilyName>(['posterLetters', 'scripts', 'sheet'])

test('no words of a cover lie on others or are cut off by its edge', () => {
  for (const family of names.filter((name) => !unbound.has(name)))
    for (const [place, one] of clients.entries()) {
      if (place % 6 > 0) continue
      const [whole = [], ...turned] = wordsIn(drawCover({ ...one, family, seed: one.name }))
      const outside = whole.filter(
        ({ left, top, right, bottom }) => left < 0 || top < 0 || right > 400 || bottom > 300,
      )
      expect(outside, `${family} for ${one.name}`).toEqual([])
      const overlapping = [whole, ...turned].flatMap((words) =>
        words.filter((box, at) => words.slice(at + 1).some((other) => doOverlap(box, other))),
      )
      expect(overlapping, `${family} for ${one.name}`).toEqual([])
    }
})

test('there are many families, each told in words and none forgotten', () => {
  expect(names.length).toBeGreaterThanOrEqual(33)
  const told = names.map((family) => tellCover(family, 'Halden', 'en'))
  expect(new Set(told).size).toBe(names.length)
  const used = new Set(services.flatMap(({ pictures }) => pictures.map(({ subject }) => subject.family)))
  expect(names.filter((family) => !used.has(family))).toEqual([])
})

test('no two covers of the whole demo are the same picture', () => {
  const covers = services.flatMap(({ pictures }) => pictures.map(({ subject }) => drawCover(subject)))
  expect(new Set(covers).size).toBe(covers.length)
})
