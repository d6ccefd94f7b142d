import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Rooms with state between calls. */
const rooms = ['renderer', 'host', 'electron'];

it('changing state belongs to an object or a store: no module has a variable of its own', () => {
  const found = rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) =>
        readFileSync(path.join(room, file), 'utf8')
          .split('\n')
          .flatMap((line, i) => (/^(?:export )?(?:let|var) /.test(line) ? [`${room}/${file}:${i + 1} ${line}`] : [])),
      ),
  );
  expect(found).toEqual([]);
});
