import type { OutputInfo, Sharp } from 'sharp'

/** What is done to a picture, one after another, by the names that sharp has for it. */
export type Steps = readonly (readonly [step: keyof Sharp, given: object | string])[]
export type Drawn = { data: Buffer; info: OutputInfo }

/** Does the steps in this process. */
export function drawHere(begun: Sharp, steps: Steps): Promise<Drawn> {
  type Step = (given: object | string) => Sharp
  const drawn = steps.reduce((image, [step, given]) => (image[step] as Step).call(image, given), begun)
  return drawn.toBuffer({ resolveWithObject: true })
}
