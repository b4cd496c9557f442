import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { watchSeen } from './seen/watch-seen.ts'
import { startTelemetry } from './telemetry/browser.ts'
import { watchNavigationMethod } from './telemetry/navigation-method.ts'

startTelemetry()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[watchNavigationMethod]} />
    </StrictMode>,
  )
})

watchSeen()

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  const register = () => void navigator.serviceWorker.register('/sw.js')
  // This script may come late, when the page has long been loaded.
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register)
}
