import type * as making from './make-demo.ts'

export { arePicturesLarge, holdsDemo, isDemoMade, noteDemoMade, noteLargePictures } from './made.ts'

/** Makes what is missing of the demo marketplace. Its texts are 10 MB of objects: whoever need not make it does not read them. */
export const makeDemo: typeof making.makeDemo = async (...given) =>
  (await import('./make-demo.ts')).makeDemo(...given)
