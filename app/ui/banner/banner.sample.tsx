import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../inputs/button/button.tsx'
import { sampleHills } from '../workbench/sample-pictures.ts'
import type { Sample } from '../workbench/sample.ts'
import { Banner, BannerStrip } from './banner.tsx'

const words = {
  by: 'Guildhall',
  title: 'The winter fair: forty makers, one week',
  text: 'Everything is made to order, and posted by the 10th of December.',
}
const close = (
  <form className="banner-close">
    <IconButton label="Close" type="button">
      <Icon name="x" size={18} />
    </IconButton>
  </form>
)

export const samples: Sample[] = [
  {
    title: 'Between what people came for',
    node: <Banner {...words} link={{ href: '#', label: 'Look around', host: null }} close={close} />,
  },
  {
    title: 'With a picture, leading outside',
    node: (
      <Banner
        {...words}
        title="Notes from the yard: how a bench is made"
        light={{ src: sampleHills, alt: 'Hills at sunset' }}
        link={{ href: '#', label: 'Read the notes', host: 'example.org' }}
      />
    ),
  },
  {
    title: 'A strip above a page',
    node: <BannerStrip {...words} link={{ href: '#', label: 'Look around', host: null }} close={close} />,
  },
]
