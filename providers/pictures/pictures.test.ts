import { createEmbeddedPictures } from './index.ts'
import { describePictures } from './pictures.suite.ts'

describePictures('embedded', createEmbeddedPictures)
