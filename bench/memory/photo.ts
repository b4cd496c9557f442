import sharp from 'sharp'

const [WIDTH, HEIGHT] = [4_000, 3_000]

/** As large as a phone makes it, with grain, so that it is as hard to decode and to draw anew as a real one. */
export function makePhoto(): Promise<Buffer> {
  return sharp({
    create: {
      width: WIDTH,
      height: HEIGHT,
      channels: 3,
      background: '#7a8f6a',
      noise: { type: 'gaussian', mean: 128, sigma: 24 },
    },
  })
    .blur(1.5)
    .jpeg({ quality: 82 })
    .toBuffer()
}
