import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawOpenGraphPicture } from './open-graph-picture.ts'
import { openGraphSvg } from './open-graph-svg.ts'
import { drawnWords, headingFace, measureLine, setLine, textFace } from './text-paths.ts'

const words = {
  title: 'One fee, shown before the click',
  line: 'Every fee and hold.',
  name: 'Guildhall',
  address: 'guildhall.test',
}

test('the picture is as large as other sites ask for', async () => {
  const { width, height, format } = await sharp(await drawOpenGraphPicture(words)).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
})

test('other words make another picture and the same ones the same', async () => {
  const first = await drawOpenGraphPicture(words)
  expect(await drawOpenGraphPicture(words)).toEqual(first)
  expect(await drawOpenGraphPicture({ ...words, title: 'Одна комиссия, видна заранее' })).not.toEqual(first)
})

test('Latin, accented and Cyrillic letters all have outlines', () => {
  for (const face of [headingFace, textFace]) {
    for (const letter of 'aZé9ŁşЖёґ№') expect(setLine(face, letter, 20).path, letter).toContain('M')
  }
})

test('a letter that no font has leaves no hole and breaks nothing', () => {
  expect(measureLine(textFace, 'a漢b')).toBeCloseTo(measureLine(textFace, 'a') + measureLine(textFace, 'b'))
  expect(setLine(textFace, '漢字', 20)).toEqual({ path: '', width: 0 })
})

test('words of which nothing can be drawn leave no gap', () => {
  expect(drawnWords(headingFace, '👩‍👧🖌️ שירות  emoji logo 2026')).toBe('emoji logo 2026')
  expect(openGraphSvg({ ...words, title: 'שירות 2026' })).toBe(openGraphSvg({ ...words, title: '2026' }))
})

test('what is measured is as wide as what is set', () => {
  expect(setLine(headingFace, 'Fees and holds', 40).width).toBeCloseTo(
    measureLine(headingFace, 'Fees and holds') * 40,
  )
})

test('an operator’s own mark hangs in the place of ours', async () => {
  const mark = await sharp({ create: { width: 45, height: 45, channels: 3, background: '#7a1fa2' } })
    .png()
    .toBuffer()
  const picture = await drawOpenGraphPicture({ ...words, mark })
  const inside = await sharp(picture)
    .extract({ left: 100, top: 80, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  expect([...inside]).toEqual([0x7a, 0x1f, 0xa2])
})

test('markup in a name is only letters', async () => {
  const picture = await drawOpenGraphPicture({ ...words, name: '</svg><script>&' })
  expect((await sharp(picture).metadata()).width).toBe(1200)
})
