import { useEffect, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'

type Sent = { data: FormData; to: Parameters<ReturnType<typeof useSubmit>>[1] }

let sentNow: Sent | undefined

/** Keeps the form that is on its way until it is answered: an answer that never comes must not cost what was typed. */
export function useKeepSent(): void {
  const { state, formData, formMethod, formAction, formEncType } = useNavigation()
  useEffect(() => {
    const isUnderWay = state === 'submitting' && formData && formMethod !== 'GET'
    const to = { method: formMethod, action: formAction, encType: formEncType } as Sent['to']
    sentNow = isUnderWay ? { data: formData, to } : undefined
  }, [state, formData, formMethod, formAction, formEncType])
}

/** Sends a form once more as it was, where the screen that asks is what became of it. */
export function useSendAgain(): (() => void) | undefined {
  const submit = useSubmit()
  // Read while the screen takes the form's place: a moment later it counts as answered.
  const [sent] = useState(() => sentNow)
  return sent && (() => void submit(sent.data, sent.to))
}
