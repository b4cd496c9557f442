import { audioAndMusic } from './audio-and-music.ts'
import { businessAndLaw } from './business-and-law.ts'
import { dataAndResearch } from './data-and-research.ts'
import { design } from './design.ts'
import { illustration } from './illustration.ts'
import { inRussian } from './in-russian.ts'
import { marketing } from './marketing.ts'
import { photoAndRetouching } from './photo-and-retouching.ts'
import { readSection } from './read-section.ts'
import { threeD } from './three-d.ts'
import { translation } from './translation.ts'
import { videoAndMotion } from './video-and-motion.ts'
import { webAndApps } from './web-and-apps.ts'
import { writing } from './writing.ts'

/** The whole catalogue of the demo, in the order in which its categories stand. */
export const sections = [
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
].map(readSection)

export const blocks = sections.flatMap((section) => section.blocks)
