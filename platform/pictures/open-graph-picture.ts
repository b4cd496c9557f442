import type { Steps } from './draw-steps.ts'
import type { Lettering } from './hand.ts'
import { lendHand } from './lend-hand.ts'
import type { OpenGraphWords } from './open-graph-words.ts'

/** The picture that other sites show beside a link to a page of ours: the wall, its window light, and the words. */
export function drawOpenGraphPicture(words: OpenGraphWords): Promise<Buffer> {
  return drawOpenGraph({ words })
}

/** By a hand outside: what is needed to draw it, fonts too, would stay with whoever serves pages. */
export function drawOpenGraph(lettering: Lettering, steps: Steps = []): Promise<Buffer> {
  return lendHand(async (hand) => {
    await hand.take(lettering, {}, [...steps, ['raw', {}]])
    const { data } = await hand.draw([['png', { compressionLevel: 9, palette: true, quality: 90 }]])
    return Buffer.from(data)
  })
}
