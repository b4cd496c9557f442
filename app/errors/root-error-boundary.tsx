import { useEffect } from 'react'
import { createPath, useLocation, useRouteError } from 'react-router'
import { PublicShell } from '#app/shared/frame/public-shell.tsx'
import { digestOfClientError, reportClientError } from '#app/telemetry/browser.ts'
import { useHydrated } from '#app/ui/inputs/form/use-hydrated.ts'
import {
  ApplicationErrorScreen,
  BadRequestScreen,
  ConflictScreen,
  ForbiddenScreen,
  NotFoundScreen,
  TooManyRequestsScreen,
} from './error-screens.tsx'
import { whichScreen, type ErrorScreen } from './which-screen.ts'

export function RootErrorBoundary() {
  const error = useRouteError()
  const href = createPath(useLocation())
  const chosen = whichScreen(error)
  if (chosen.screen === 'server-error')
    return <ApplicationErrorScreen side="server" host={currentHost()} href={href} digest={chosen.digest} />
  if (chosen.screen === 'client-error') return <ClientError error={error} href={href} />
  return (
    <PublicShell>
      <AnswerScreen chosen={chosen} href={href} />
    </PublicShell>
  )
}

type Answer = Exclude<ErrorScreen, { screen: 'server-error' | 'client-error' }>

function AnswerScreen({ chosen, href }: { chosen: Answer; href: string }) {
  switch (chosen.screen) {
    case 'not-found':
      return <NotFoundScreen {...chosen} />
    case 'forbidden':
      return <ForbiddenScreen {...chosen} />
    case 'conflict':
      return <ConflictScreen href={href} {...chosen} />
    case 'too-many-requests':
      return <TooManyRequestsScreen href={href} {...chosen} />
    case 'bad-request':
      return <BadRequestScreen href={href} {...chosen} />
  }
}

function ClientError({ error, href }: { error: unknown; href: string }) {
  const hydrated = useHydrated()
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the sentence on the screen sends people to the browser's console
    console.error(error)
    reportClientError(error)
  }, [error])
  const digest = hydrated ? digestOfClientError(error) : undefined
  return <ApplicationErrorScreen side="client" host={currentHost()} href={href} digest={digest} />
}

function currentHost(): string {
  return typeof window === 'undefined' ? '' : window.location.host
}
