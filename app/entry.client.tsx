import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { guardStrings } from './guard-strings.ts'
import { watchSeen } from './seen/watch-seen.ts'
import { startTelemetry } from './telemetry/browser.ts'
import { noteTypedTexts, tellTypedEarly } from './typed-early.ts'

guardStrings()
startTelemetry()

function Marketplace() {
  // Runs after the effects of every part in it: all of them listen by now.
  useEffect(() => {
    tellTypedEarly()
    document.documentElement.dataset.listens = ''
  }, [])
  return <HydratedRouter />
}

/** A task of its own after that of the modules: a slow telephone answers in between. */
setTimeout(() => {
  noteTypedTexts()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Marketplace />
      </StrictMode>,
    )
  })
})
setTimeout(watchSeen)

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  const register = () => void navigator.serviceWorker.register('/sw.js')
  // This script may come late, when the page has long been loaded.
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register)
}
