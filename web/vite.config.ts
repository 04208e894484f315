import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunkGroups.ts'
import { firstLoads } from './build/firstLoads.ts'
import { firstRouteBudget } from './build/firstRouteBudget.ts'
import { createFirstScreen } from './features/create/createFirstScreen.ts'
import { homeFirstScreen } from './features/home/homeHeadline.ts'
import { precompress } from './build/precompress.ts'
import { serviceWorker } from './build/serviceWorker.ts'

const server = process.env['ARIOSO_API'] ?? 'http://127.0.0.1:4600'

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    firstRouteBudget({
      visits: {
        visitor: ['features/home/HomePage.tsx', 'songs/list/RowShelf.tsx'],
        member: ['features/home/HomePage.tsx', 'app/shell/MemberCorner.tsx', 'features/home/OwnSongs.tsx'],
      },
      maxGzipBytes: 120_000,
    }),
    firstLoads([
      { paths: ['/', '/home'], route: 'features/home/HomePage.tsx', screen: homeFirstScreen },
      { paths: ['/create', '/create/v2'], route: 'features/create/CreatePage.tsx', screen: createFirstScreen },
      { paths: ['/explore'], route: 'features/discover/ExplorePage.tsx' },
      { paths: ['/live-radio'], route: 'features/radio/RadioPage.tsx' },
      { paths: ['/song/*'], route: 'features/song/SongPage.tsx' },
      { paths: ['/me', '/me/v2'], route: 'features/library/LibraryPage.tsx' },
      { paths: ['/playlist/*'], route: 'features/playlists/PlaylistPage.tsx' },
      { paths: ['/account'], route: 'features/account/AccountPage.tsx' },
    ]),
    serviceWorker('serviceWorker/serviceWorker.ts'),
    precompress(),
  ],
  // React has had this hook itself since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  server: { proxy: { '/api': server, '/media': server, '/socket.io': { target: server, ws: true } } },
})
