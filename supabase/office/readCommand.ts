import { parseArgs } from 'node:util';
import { OfficeError } from './OfficeError.ts';

export type Command =
  | { name: 'help' }
  | { name: 'list'; album: string | undefined }
  | { name: 'remove'; photo: string; reason: string | undefined }
  | { name: 'restore'; photo: string }
  | {
      name: 'add-album';
      album: string;
      group: string | undefined;
      isNewGroup: boolean;
      description: string | undefined;
    }
  | { name: 'add-photos'; album: string; source: string; hasConsent: boolean; isCheck: boolean };

const options = {
  reason: { type: 'string' },
  group: { type: 'string' },
  'new-group': { type: 'boolean', default: false },
  description: { type: 'string' },
  consent: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Options that each command knows. */
const known: Record<Exclude<Command['name'], 'help'>, readonly string[]> = {
  list: [],
  remove: ['reason'],
  restore: [],
  'add-album': ['group', 'new-group', 'description'],
  'add-photos': ['consent', 'check'],
};

const hint = 'See `npm run gallery -- help`.';

/** What was typed behind `npm run gallery --`. */
export function readCommand(typed: readonly string[]): Command {
  const { values, positionals, tokens } = parse(typed);
  const [name = 'help', first, second, ...more] = positionals;
  if (name === 'help' || values.help) return { name: 'help' };
  if (!isCommand(name)) {
    throw new OfficeError(
      `There is no command "${name}". The commands are ${Object.keys(known).join(', ')}. ${hint}`,
    );
  }
  for (const token of tokens) {
    if (token.kind === 'option' && !known[name].includes(token.name)) {
      throw new OfficeError(`${name} knows no --${token.name}. ${hint}`);
    }
  }
  const wanted = name === 'add-photos' ? 2 : 1;
  const extra = [first, second, ...more].filter((word) => word !== undefined).slice(wanted);
  if (extra.length > 0) {
    throw new OfficeError(
      `"${extra.join(' ')}" is one word too many. Put names of several words in quotes: "Sports Day". ${hint}`,
    );
  }
  switch (name) {
    case 'list':
      return { name, album: first };
    case 'remove':
      return { name, photo: required(first, 'remove', 'a photo'), reason: values.reason };
    case 'restore':
      return { name, photo: required(first, 'restore', 'a photo') };
    case 'add-album':
      return {
        name,
        album: required(first?.trim(), 'add-album', 'the name of the album'),
        group: values.group?.trim() || undefined,
        isNewGroup: values['new-group'],
        description: values.description?.trim() || undefined,
      };
    case 'add-photos':
      return {
        name,
        album: required(first, 'add-photos', 'an album'),
        source: required(second, 'add-photos', 'a folder or a list of pictures'),
        hasConsent: values.consent,
        isCheck: values.check,
      };
  }
}

const isCommand = (name: string): name is keyof typeof known => Object.hasOwn(known, name);

function parse(typed: readonly string[]) {
  try {
    return parseArgs({ args: [...typed], options, allowPositionals: true, tokens: true });
  } catch (error) {
    const [what] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new OfficeError(`${what}. ${hint}`);
  }
}

function required(word: string | undefined, command: string, what: string): string {
  if (word) return word;
  throw new OfficeError(`${command} needs ${what}. ${hint}`);
}
