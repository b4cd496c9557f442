import { reading } from '#app/edge.ts'
import { lookOf, styleOf } from '#app/shared/brand/own-look.server.ts'
import { answerMachine, nothingHere } from './answer-machine.ts'

/** `/look/1f4fbf-8db8ff.css`: the operator's own colours, and no others. */
export const loader = reading(({ request, params, settings }) => {
  if (`/look/${params['colours']}` !== lookOf(settings)) return nothingHere()
  return answerMachine(request, {
    type: 'text/css; charset=utf-8',
    body: styleOf(settings),
    maxAgeSeconds: 31_536_000,
  })
})
