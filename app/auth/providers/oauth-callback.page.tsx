import type { SubmissionResult } from '@conform-to/react'
import { data, useActionData } from 'react-router'
import { reading } from '#app/edge.ts'
import { describeSignInPage } from '../../shared/sign-in/describe-sign-in-page.ts'
import { SignInLayout, PromiseAside } from '../../shared/sign-in/sign-in-layout.tsx'
import type { Route } from './+types/oauth-callback.page.ts'
import { stepIntents } from './answer-step.ts'
import { comeBack } from './come-back.ts'
import { Failed } from './failed.tsx'
import { showStep } from './show-step.ts'
import { ChooseName, GiveEmail, ProveAccount, TypeCode } from './step-forms.tsx'
import { stepTitle } from './step-title.ts'

/** A provider's answer never stays in the address bar: whatever comes of it, the next page has an address of its own. */
export const loader = reading(async (edge) => {
  if (!edge.url.searchParams.has('step')) throw await comeBack(edge)
  const view = await showStep(edge)
  return data({ view, brand: view.brand }, { headers: { 'Cache-Control': 'no-store' } })
})

export const action = stepIntents

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describeSignInPage(matches, loaderData?.brand, {
    title: loaderData ? stepTitle(loaderData.view) : 'Sign in',
    description: 'Sign in with an account you have elsewhere.',
    path: '/auth/oauth-callback',
  })

export default function OauthCallbackPage({ loaderData: { view, brand } }: Route.ComponentProps) {
  const lastResult = useActionData<SubmissionResult<string[]>>()
  return (
    <SignInLayout title={stepTitle(view)} aside={<PromiseAside name={brand.name} />}>
      {view.step === 'failed' && <Failed view={view} />}
      {view.step === 'name' && <ChooseName view={view} place={brand.name} lastResult={lastResult} />}
      {view.step === 'email' && <GiveEmail view={view} lastResult={lastResult} />}
      {view.step === 'code' && <TypeCode view={view} lastResult={lastResult} />}
      {view.step === 'prove' && <ProveAccount view={view} lastResult={lastResult} />}
    </SignInLayout>
  )
}
