import { expect, test } from 'vitest'
import { askTogether } from './ask-together.ts'

/** One whose answers are held back until they are let go. */
function openAsked() {
  const turns: { questions: readonly string[]; answer: PromiseWithResolvers<string[]> }[] = []
  const askOne = askTogether<string, string>({
    keyOf: (question) => question,
    ask(questions) {
      const answer = Promise.withResolvers<string[]>()
      turns.push({ questions, answer })
      return answer.promise
    },
  })
  return {
    askOne,
    turns,
    letGo: (turn: number) => turns[turn]?.answer.resolve(turns[turn].questions.map((one) => `${one}!`)),
  }
}

const aTurn = () => new Promise<void>((resolve) => void setImmediate(resolve))

test('what is asked at the same moment goes as one question, and what is alike once', async () => {
  const { askOne, turns, letGo } = openAsked()
  const answers = Promise.all([askOne('a'), askOne('b'), askOne('a')])
  await aTurn()
  expect(turns.map(({ questions }) => questions)).toEqual([['a', 'b']])
  letGo(0)
  expect(await answers).toEqual(['a!', 'b!', 'a!'])
})

test('what comes while the same is under way is asked anew, not answered with what was read before', async () => {
  const { askOne, turns, letGo } = openAsked()
  const before = askOne('a')
  await aTurn()
  const after = askOne('a')
  await aTurn()
  expect(turns).toHaveLength(2)
  letGo(1)
  letGo(0)
  expect(await Promise.all([before, after])).toEqual(['a!', 'a!'])
})

test('two go at once; the others wait and go together when one is back', async () => {
  const { askOne, turns, letGo } = openAsked()
  const answers: Promise<string | undefined>[] = []
  for (const question of ['a', 'b', 'c', 'd']) {
    answers.push(askOne(question))
    await aTurn()
  }
  expect(turns.map(({ questions }) => questions)).toEqual([['a'], ['b']])
  letGo(0)
  await answers[0]
  await aTurn()
  expect(turns[2]?.questions).toEqual(['c', 'd'])
  letGo(1)
  letGo(2)
  expect(await Promise.all(answers)).toEqual(['a!', 'b!', 'c!', 'd!'])
})

test('what goes wrong goes wrong for whoever asked, and for nobody after', async () => {
  const { askOne, turns, letGo } = openAsked()
  const refused = askOne('a')
  await aTurn()
  turns[0]?.answer.reject(new Error('away'))
  await expect(refused).rejects.toThrow('away')
  const next = askOne('a')
  await aTurn()
  letGo(1)
  expect(await next).toBe('a!')
})
