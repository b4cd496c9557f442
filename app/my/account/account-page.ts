import { createContext, useContext } from 'react'
import { useLocation } from 'react-router'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import type { TextLimits } from '#app/ui/inputs/field/text-length.ts'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import type { AccountAnswer } from './account-answer.ts'
import type { AccountIntent } from './act-on-account.ts'

/** What the forms of the page know in common: the answer to the one that was sent, and what was just done. */
export type AccountPage = { answer: AccountAnswer | undefined; done: string | undefined }

export const AccountPageContext = createContext<AccountPage>({ answer: undefined, done: undefined })

export const useAccountPage = () => useContext(AccountPageContext)

type FormOptions = {
  intent: AccountIntent
  /** What is kept now, by field. */
  saved?: Record<string, string | undefined>
  limits?: Record<string, TextLimits>
}

/** One of the page's small forms: what was typed wins over what is kept, until it is accepted. */
export function useAccountForm({ intent, saved = {}, limits = {} }: FormOptions) {
  const { answer, done } = useAccountPage()
  const { key } = useLocation()
  const sent = useSent()
  const lastResult = answer?.intent === intent ? answer.result : undefined
  const { form, field } = serverForm({ id: intent, lastResult, limits })
  const isDone = done === intent
  return {
    form,
    isDone,
    isBusy: sent?.get('intent') === intent,
    /** A form that was accepted starts anew, so that no password stays in it. */
    formKey: isDone ? key : 'open',
    field: (name: string, { optional = false } = {}) => {
      const { defaultValue: typed, ...rest } = field(name)
      return {
        ...rest,
        required: !optional,
        optional,
        defaultValue: lastResult ? (typed ?? '') : saved[name],
      }
    },
    lastResult,
  }
}

export type FieldOf = ReturnType<typeof useAccountForm>['field']
