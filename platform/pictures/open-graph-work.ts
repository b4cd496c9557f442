import { lendHand } from './lend-hand.ts'
import { drawOpenGraph } from './open-graph-picture.ts'
import { OPEN_GRAPH_SIZE, type OpenGraphWords } from './open-graph-words.ts'

/** Where the work hangs: at the right, at eye level. */
const FRAME = { left: 668, top: 132, width: 448, height: 336 }

/** The picture beside a link to a work: the words on the wall, and the work itself hung next to them. */
export async function drawOpenGraphWork(words: OpenGraphWords, cover: Buffer): Promise<Buffer> {
  const { width, height, left, top } = FRAME
  const resized = await lendHand(async (hand) => {
    await hand.take(cover, {}, [
      ['resize', { width, height, fit: 'cover' }],
      ['raw', {}],
    ])
    return (await hand.draw([['png', {}]])).data
  })
  return drawOpenGraph({ words, right: OPEN_GRAPH_SIZE.width - left + 48 }, [
    [
      'composite',
      [
        { input: shadow(), left: left - 24, top: top - 8 },
        { input: Buffer.from(resized), left, top },
      ],
    ],
  ])
}

/** The same shadow that lies under a hung picture on a page. */
function shadow(): Buffer {
  const { width, height } = FRAME
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 48}" height="${height + 56}"><defs><filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="10"/></filter></defs><rect x="34" y="26" width="${width - 20}" height="${height}" fill="#3a2f1a" opacity=".34" filter="url(#soft)"/></svg>`,
  )
}
