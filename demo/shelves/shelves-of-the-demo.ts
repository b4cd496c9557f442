import { audioAndMusic } from './audio-and-music.ts'
import { businessAndLaw } from './business-and-law.ts'
import { dataAndResearch } from './data-and-research.ts'
import { design } from './design.ts'
import { illustration } from './illustration.ts'
import { inRussian } from './in-russian.ts'
import { marketing } from './marketing.ts'
import { photoAndRetouching } from './photo-and-retouching.ts'
import { readShelf } from './read-shelf.ts'
import { threeD } from './three-d.ts'
import { translation } from './translation.ts'
import { videoAndMotion } from './video-and-motion.ts'
import { webAndApps } from './web-and-apps.ts'
import { writing } from './writing.ts'

/** The whole catalogue of the demo, in the order in which its categories stand. */
export const shelves = [
  design,
  illustration,
  webAndApps,
  writing,
  translation,
  videoAndMotion,
  audioAndMusic,
  dataAndResearch,
  threeD,
  marketing,
  photoAndRetouching,
  businessAndLaw,
  inRussian,
].map(readShelf)

export const blocks = shelves.flatMap((shelf) => shelf.blocks)
