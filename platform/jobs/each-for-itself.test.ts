import { expect, test } from 'vitest'
import { eachAfterAnother, eachForItself, eachThatIsDue } from './each-for-itself.ts'

const failure = 'Some could not be done'

/** What is to be done, of which some fails; done things leave the list, if they are said to. */
function work(names: readonly string[], broken: readonly string[]) {
  const left = [...names]
  const tried: string[] = []
  const done: string[] = []
  return {
    left,
    tried,
    done,
    async run(name: string) {
      tried.push(name)
      if (broken.includes(name)) throw new Error(`${name} is broken`)
      done.push(name)
      left.splice(left.indexOf(name), 1)
    },
  }
}

test('one that fails keeps no other from its turn, and the job fails at its end with the reason', async () => {
  const { run, done } = work(['a', 'b', 'c'], ['a'])
  const failed = await eachForItself(['a', 'b', 'c'], { run, failure }).catch((error: unknown) => error)
  expect(done).toEqual(['b', 'c'])
  expect(failed).toMatchObject({ message: failure, cause: { message: 'a is broken' } })
})

test('where all goes well the job does too', async () => {
  const { run, done } = work(['a', 'b'], [])
  await eachForItself(['a', 'b'], { run, failure })
  expect(done).toEqual(['a', 'b'])
})

test('a list that is read in portions is read to its end, past whatever failed', async () => {
  const names = ['a', 'b', 'c', 'd', 'e']
  const { run, done } = work(names, ['b', 'e'])
  const list = async (after = '') => names.filter((name) => name > after).slice(0, 2)
  await expect(eachAfterAnother<string>(list, { run, failure })).rejects.toThrow(failure)
  expect(done).toEqual(['a', 'c', 'd'])
})

test('what failed and stays in front, however much of it, is tried once a run and hides nothing behind it', async () => {
  const { run, left, tried, done } = work(['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'c'])
  const list = async (most: number) => left.slice(0, most)
  await expect(eachThatIsDue<string>(list, { run, failure, atOnce: 2 })).rejects.toThrow(failure)
  expect(done).toEqual(['d', 'e'])
  expect(tried).toEqual(['a', 'b', 'c', 'd', 'e'])
})
