import { type MouseEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Advised } from './advised.ts'
import { readField, wordsOf, writeField } from './form-fields.ts'
import { swapProposal } from './swap-proposal.ts'

/** What the page's action answers: advice, or why there is none now. */
type Answer = {
  advised?: Advised | undefined
  message?: string
  result?: { error?: Record<string, string[] | null> | null | undefined }
}

const refusalIn = (answer: Answer | undefined) =>
  answer && !answer.advised ? answer.message || Object.values(answer.result?.error ?? {})[0]?.[0] : undefined

/** Asks the page's own action for advice in place, and takes proposals or puts them back without asking anyone. */
export function useAdvice(fromPage: Advised | undefined) {
  const fetcher = useFetcher<Answer>()
  const newest = fetcher.data?.advised ?? fromPage
  const [shown, setShown] = useState({ of: fromPage, advice: fromPage?.advice })
  if (newest !== shown.of) setShown({ of: newest, advice: newest?.advice })

  const ask = (event: MouseEvent<HTMLButtonElement>) => {
    const { form, value } = event.currentTarget
    if (!form) return
    event.preventDefault()
    const words = wordsOf(form)
    words.set('intent', value)
    void fetcher.submit(words, { method: 'post', action: form.getAttribute('action') ?? undefined })
  }
  const swap = (event: MouseEvent<HTMLButtonElement>, key: string) => {
    const { form } = event.currentTarget
    if (!form || !shown.advice) return
    event.preventDefault()
    const { proposals, writes } = swapProposal(shown.advice.proposals, key, (field) => readField(form, field))
    for (const { field, value } of writes) writeField(form, field, value)
    setShown({ of: shown.of, advice: { ...shown.advice, proposals } })
  }
  return {
    advice: shown.advice,
    isAsking: fetcher.state !== 'idle',
    refused: refusalIn(fetcher.data),
    ask,
    swap,
  }
}
