/** `hedgerow prove`: breaks the rules of a book one by one, and tells which breaks no test notices. */
import { availableParallelism } from 'node:os';
import { BOOKS, type Book, bookCalled } from '../../rulebooks/books.ts';
import type { Command } from '../command.ts';
import { WORKERS } from '../crew/options.ts';
import { EXIT, UserError } from '../errors.ts';
import { KeptResults } from '../lab/kept-results.ts';
import { projectRoot } from '../project.ts';
import type { Figures } from '../prove/proof.ts';
import type { Hand } from '../prove/trials.ts';
import type { Job } from '../prove/workshop.ts';
import { suggestion } from '../suggest.ts';

/** Where the project lies, and who tries mutants there. */
interface Workshop {
  root(): string;
  open(job: Job): Promise<readonly Hand[]>;
}

export const proveIn = (workshop: Workshop): Command => ({
  name: 'prove',
  summary: 'Break the rules of a book one by one, and tell which breaks no test notices',
  usage: '<book>',
  options: {
    mutants: { takes: 'N', help: 'so many breaks (200)' },
    seed: { takes: 'N', help: 'the same number draws the same breaks (1)' },
    rule: { takes: 'id', help: 'only code that cites this rule, or one below it' },
    ...WORKERS,
    resume: { help: 'go on after what is known from an earlier run over the same sources' },
    out: {
      takes: 'file',
      help: 'add the figures to this list (the project keeps its own in bench/proof.json)',
    },
  },
  async run(context) {
    const { args, options, terminal } = context;
    const order = {
      root: workshop.root(),
      book: bookNamed(args),
      mutants: options.number('mutants', 200, 1),
      seed: options.number('seed', 1),
      rule: options.text('rule'),
      workers: options.number('workers', availableParallelism(), 1),
      resume: options.has('resume'),
    };
    if (options.has('out') && order.rule !== undefined)
      throw new UserError('hedgerow prove: figures of one rule are not kept; expected --out or --rule');
    const kept = options.has('out')
      ? new KeptResults<Figures>(context, {
          file: 'bench/proof.json',
          command: 'prove',
          what: 'figures',
          nameOf: each => each.book,
        })
      : undefined;
    // The tools that read and run sources come with this command alone.
    const { proveBook } = await import('../prove/prove-book.ts');
    const { figuresOf, MOST_ACCEPTED, proofLines } = await import('../prove/proof.ts');
    const { proof, isWhole } = await proveBook(order, context, workshop.open);
    if (options.has('json')) terminal.print(JSON.stringify(proof));
    else for (const line of proofLines(proof)) terminal.print(line);
    if (!isWhole) {
      terminal.complain(`interrupted after ${proof.mutants} of ${order.mutants} mutants; --resume goes on`);
      return EXIT.interrupted;
    }
    kept?.keep(figuresOf(proof));
    if (proof.accepted <= MOST_ACCEPTED * proof.mutants) return EXIT.done;
    terminal.complain(`more than ${100 * MOST_ACCEPTED} % are accepted: the figure says little`);
    return EXIT.failed;
  },
});

export const prove = proveIn({
  root: projectRoot,
  open: async job => (await import('../prove/workshop.ts')).openWorkshop(job),
});

/** By its name in citations or that of its folder. */
function bookNamed(args: readonly string[]): Book {
  const [id, ...more] = args;
  if (id === undefined || more.length > 0)
    throw new UserError(`hedgerow prove: found ${args.length} words; expected one <book>`);
  const book = bookCalled(id);
  if (book) return book;
  const names = BOOKS.flatMap(each => [each.id, ...(each.formerly ?? [])]);
  throw new UserError(
    `hedgerow prove: no book "${id}"${suggestion(id, names)} (books: ${BOOKS.map(each => each.id).join(', ')})`,
  );
}
