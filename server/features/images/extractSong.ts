import type { User } from '@arioso/storage'
import type { Uses } from '../../context.ts'
import { actorOf } from '../../rules/actorOf.ts'
import { decodeImage } from '../../rules/decodeImage.ts'
import { evaluateFlags } from '../../rules/evaluateFlags.ts'
import { refuseContent } from '../../rules/refuseContent.ts'
import { refuseImageToSong } from '../../rules/refuseImageToSong.ts'
import { drawSeed } from '../../rules/songs/drawSeed.ts'

export async function extractSong(
  context: Uses<'flagOverrides', 'configuration' | 'images'>,
  user: User,
  { user_uploaded_images_b64, description }: { user_uploaded_images_b64: string[]; description: string },
) {
  refuseImageToSong(actorOf(user, await evaluateFlags(context, user)))
  refuseContent({ description })
  const bytes = user_uploaded_images_b64.map(decodeImage)
  const song = await context.images.describe(bytes, { description, seed: drawSeed() })
  const { mood, scenes, palette, title } = song
  return { gpt_description_prompt: song.description, tags: song.style, title, mood, scenes, palette }
}
