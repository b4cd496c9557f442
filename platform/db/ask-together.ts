type Waiting<Question, Answer> = {
  question: Question
  answer: PromiseWithResolvers<Answer | undefined>
}

type Together<Question, Answer> = {
  /** Answers in the order of the questions. */
  ask(questions: readonly Question[]): Promise<readonly (Answer | undefined)[]>
  /** Questions that are alike are asked once. */
  keyOf(question: Question): string
}

/** As many go at once; one more than that waits for the next turn. */
const MOST_TOGETHER = 200
/** One that hangs holds up no more than half. */
const UNDER_WAY_MOST = 2

/**
 * Questions that come while others are under way wait for them and go together. Each is asked after it came, so that its answer is as
 * fresh as if it had gone alone.
 */
export function askTogether<Question, Answer>({
  ask,
  keyOf,
}: Together<Question, Answer>): (question: Question) => Promise<Answer | undefined> {
  let waiting = new Map<string, Waiting<Question, Answer>>()
  let underWay = 0
  let isDue = false

  function goSoon(): void {
    if (isDue || waiting.size === 0 || underWay >= UNDER_WAY_MOST) return
    isDue = true
    setImmediate(() => {
      isDue = false
      void go()
    })
  }

  async function go(): Promise<void> {
    const all = [...waiting]
    waiting = new Map(all.slice(MOST_TOGETHER))
    const gone = all.slice(0, MOST_TOGETHER).map(([, one]) => one)
    underWay++
    goSoon()
    try {
      const answers = await ask(gone.map(({ question }) => question))
      for (const [place, { answer }] of gone.entries()) answer.resolve(answers[place])
    } catch (error) {
      for (const { answer } of gone) answer.reject(error)
    } finally {
      underWay--
      goSoon()
    }
  }

  return (question) => {
    const key = keyOf(question)
    const alike = waiting.get(key)
    if (alike) return alike.answer.promise
    const answer = Promise.withResolvers<Answer | undefined>()
    waiting.set(key, { question, answer })
    goSoon()
    return answer.promise
  }
}
