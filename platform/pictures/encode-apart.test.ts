import { expect, test } from 'vitest'
import { encodeAvifApart } from './encode-apart.ts'
import { sharp } from './sharp.ts'

const raw = { width: 60, height: 30, channels: 3 } as const
const pixels = Buffer.alloc(raw.width * raw.height * raw.channels, 90)

test('pixels come back as AVIF in the widths that were asked for', async () => {
  const encoded = await encodeAvifApart({ pixels, raw, widths: [20, 60], options: { quality: 55 } })
  expect(encoded.map(({ width, height }) => [width, height])).toEqual([
    [20, 10],
    [60, 30],
  ])
  for (const { width, bytes } of encoded)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width })
})

test('what the encoder refuses is an error here', async () => {
  const tooFew = pixels.subarray(0, 10)
  await expect(encodeAvifApart({ pixels: tooFew, raw, widths: [20], options: {} })).rejects.toThrow()
})
