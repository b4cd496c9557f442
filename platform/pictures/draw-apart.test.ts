import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { drawApart, NotDrawable } from './draw-apart.ts'
import { sharp } from './sharp.ts'

function aHand() {
  const hand = drawApart()
  onTestFinished(() => hand.end())
  return hand
}

const aPicture = () =>
  sharp({ create: { width: 60, height: 30, channels: 3, background: '#0e6b4e' } })
    .png()
    .toBuffer()

test('a picture that was taken up is drawn again and again', async () => {
  const hand = aHand()
  expect(await hand.take(await aPicture(), {}, [['raw', {}]])).toMatchObject({ width: 60, height: 30 })
  for (const [width, height] of [
    [20, 10],
    [40, 20],
  ]) {
    const { data, info } = await hand.draw([
      ['resize', { width }],
      ['avif', { effort: 0 }],
    ])
    expect(info).toMatchObject({ width, height })
    expect(await sharp(data).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width })
  }
})

test('a picture that can’t be drawn is at fault itself, and the next one is drawn', async () => {
  const hand = aHand()
  await expect(hand.take(Buffer.from('no picture'), {}, [['raw', {}]])).rejects.toThrow(NotDrawable)
  expect(await hand.take(await aPicture(), {}, [['raw', {}]])).toMatchObject({ width: 60 })
})

test('whoever waits for a process that ended is told, and the picture is not at fault', async () => {
  const hand = aHand()
  const taken = hand.take(await aPicture(), {}, [['raw', {}]])
  hand.end()
  await expect(taken).rejects.toThrow('The process that draws ended')
})

test('a hand that goes on drawing holds none of what it has given', async () => {
  const hand = aHand()
  await hand.take(await aPicture(), {}, [['raw', {}]])
  const drawOne = async () => new WeakRef((await hand.draw([['png', {}]])).data)
  const given = [await drawOne(), await drawOne(), await drawOne()]
  await hand.draw([['png', {}]])
  collectGarbage()
  expect(given.map((data) => data.deref())).toEqual([undefined, undefined, undefined])
})

function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}
