import type { ArtistDetails } from '@arioso/contract'
import { ARTIST } from '@arioso/contract/limits'
import { TextArea } from '../../ui/controls/TextArea.tsx'
import { TextField } from '../../ui/controls/TextField.tsx'

type ArtistFieldsProps = {
  value: ArtistDetails
  errors: Partial<Record<string, string>>
  onChange: (part: Partial<ArtistDetails>) => void
}

// What an artist tells beyond name and picture; all of it may be left empty.
export function ArtistFields({ value, errors, onChange }: ArtistFieldsProps) {
  return (
    <fieldset className="grid grid-cols-1 gap-4 border-t border-hairline pt-4">
      <legend className="sr-only">As an artist</legend>
      <TextArea
        label="Your story"
        value={value.story}
        maxLength={ARTIST.storyMax}
        minHeightPx={96}
        error={errors['story']}
        onChange={(story) => onChange({ story })}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label="Genres"
          value={value.genres}
          maxLength={ARTIST.genresMax}
          error={errors['genres']}
          onChange={(event) => onChange({ genres: event.target.value })}
        />
        <TextField
          label="Based in"
          value={value.based_in}
          maxLength={ARTIST.basedInMax}
          error={errors['based_in']}
          onChange={(event) => onChange({ based_in: event.target.value })}
        />
      </div>
      <TextField
        label="Link"
        type="url"
        placeholder="https://"
        value={value.link}
        maxLength={ARTIST.linkMax}
        error={errors['link']}
        onChange={(event) => onChange({ link: event.target.value })}
      />
    </fieldset>
  )
}
