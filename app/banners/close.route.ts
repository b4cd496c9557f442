import { redirect } from 'react-router'
import { closeIntents } from '#app/shared/banners/close-intents.ts'

/** POST /banners/{number}/close: takes a banner away from whoever sees it, and goes back to where they were. */
export const action = closeIntents

export const loader = () => redirect('/')
