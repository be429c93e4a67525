import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onSiteEvent } from '../contract/events.ts';
import { renderInSite } from '../testing/renderInSite.tsx';
import { ShareButton } from './ShareButton.tsx';

const url = 'https://test.school.example/gallery';
const copied = vi.fn<(text: string) => Promise<void>>();
const opened = vi.fn<() => { opener: unknown } | null>();
let messages: string[] = [];
let stopListening = () => {};

beforeEach(() => {
  messages = [];
  stopListening = onSiteEvent('site:toast', ({ message }) => messages.push(message));
  copied.mockReset().mockResolvedValue();
  opened.mockReset();
  vi.stubGlobal('open', opened);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  stopListening();
  vi.unstubAllGlobals();
});

async function choose(name: string, share?: typeof navigator.share) {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  renderInSite(<ShareButton path="/gallery/" title="Photo Gallery" />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await user.click(screen.getByRole('menuitem', { name }));
}

const networks = [
  {
    name: 'Facebook',
    address: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
    opening: 'Opening Facebook...',
    blocked: 'Link copied! Paste to share on Facebook.',
    failed: 'Could not open Facebook. Link copied instead.',
  },
  {
    name: 'WhatsApp',
    address: `https://wa.me/?text=${encodeURIComponent(`Photo Gallery ${url}`)}`,
    opening: 'Opening WhatsApp...',
    blocked: 'Link copied! Paste in WhatsApp to share.',
    failed: 'Could not open WhatsApp. Link copied instead.',
  },
] as const;

test.each(networks)('$name opens in a popup of 600x400 that cannot reach back', async (network) => {
  const popup = { opener: window };
  opened.mockReturnValue(popup);
  await choose(network.name);
  expect(opened).toHaveBeenCalledWith(network.address, '_blank', 'popup,width=600,height=400');
  expect(popup.opener).toBeNull();
  await waitFor(() => expect(messages).toEqual([network.opening]));
  expect(copied).not.toHaveBeenCalled();
});

test.each(networks)('a blocked popup of $name copies the canonical address', async (network) => {
  opened.mockReturnValue(null);
  await choose(network.name);
  expect(copied).toHaveBeenCalledWith(url);
  await waitFor(() => expect(messages).toEqual([network.blocked]));
});

test.each(networks)('an exception while $name opens copies the address', async (network) => {
  opened.mockImplementation(() => {
    throw new Error('refused');
  });
  await choose(network.name);
  expect(copied).toHaveBeenCalledWith(url);
  await waitFor(() => expect(messages).toEqual([network.failed]));
});

test('where the system can share, its sheet gets the page', async () => {
  const share = vi.fn(async () => {});
  await choose('Share via...', share);
  expect(share).toHaveBeenCalledWith({ url, title: 'Photo Gallery' });
  await waitFor(() => expect(messages).toEqual(['Shared successfully!']));
});

test('a cancelled share sheet says nothing', async () => {
  const cancel = vi.fn().mockRejectedValue(new DOMException('cancelled', 'AbortError'));
  await choose('Share via...', cancel);
  await expect(cancel.mock.results[0]?.value).rejects.toThrow('cancelled');
  expect(messages).toEqual([]);
  expect(copied).not.toHaveBeenCalled();
});

test('where the system cannot share, the link is copied', async () => {
  await choose('Copy link');
  expect(copied).toHaveBeenCalledWith(url);
  await waitFor(() => expect(messages).toEqual(['Link copied to clipboard!']));
});

test('when copying fails, the visitor hears it and sees the address to copy by hand', async () => {
  copied.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await choose('Copy link');
  await waitFor(() => expect(messages).toEqual(['Failed to copy link']));
  expect(await screen.findByText(url)).toBeTruthy();
});

test('the menu works by keyboard: arrows, Escape back to the button, Tab away', async () => {
  const user = userEvent.setup();
  renderInSite(<ShareButton path="/gallery" title="Photo Gallery" />);
  const button = screen.getByRole('button', { name: 'Share' });
  button.focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('Facebook');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('WhatsApp');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
  await user.keyboard('{Enter}{Tab}');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a press outside closes the menu', async () => {
  const user = userEvent.setup();
  renderInSite(<ShareButton path="/gallery" title="Photo Gallery" />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await user.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});
