# What OpenAI's package for Python comes to with a server of ours; printed as JSON, for openai-sdks.test.ts.
import asyncio
import json
import sys
import warnings

warnings.simplefilter("ignore", DeprecationWarning)

from openai import APIStatusError, AsyncOpenAI, AuthenticationError, OpenAI

client = OpenAI(max_retries=0)
CLIP = {"prompt": "a red ball rolls by the sea", "size": "854x480", "seconds": "1"}


def refusal(call):
    try:
        call()
    except APIStatusError as error:
        return [type(error).__name__, error.status_code, error.code, error.param]
    return None


made = client.videos.create_and_poll(**CLIP, poll_interval_ms=100)
content = client.videos.download_content(made.id).read()
with open(sys.argv[1], "rb") as picture:
    from_file = client.videos.create(**CLIP, input_reference=picture)
with open(sys.argv[1], "rb") as picture:
    from_bytes = client.videos.create(**CLIP, input_reference=picture.read())
begun = [from_file.id, from_bytes.id]


async def deleted_by(async_client):
    return [(await async_client.videos.delete(id)).deleted for id in begun]


facts = {
    "made": [made.object, made.status, made.progress, made.size, made.seconds, made.model],
    "box": content[4:8].decode(),
    "bytes": len(content),
    "paged": [video.id for video in client.videos.list(limit=2, order="asc")] == [made.id, *begun],
    "deleted": asyncio.run(deleted_by(AsyncOpenAI(max_retries=0))),
    "gone": refusal(lambda: client.videos.retrieve(begun[0])),
    "too_long": refusal(lambda: client.videos.create(prompt="a boat", seconds="12")),
    "remix": refusal(lambda: client.videos.remix(made.id, prompt="blue")),
    "edit": refusal(lambda: client.videos.edit(prompt="blue", video=b"no video")),
    "extend": refusal(lambda: client.videos.extend(prompt="more", seconds="4", video=b"no video")),
    "character": refusal(lambda: client.videos.create_character(name="Ann", video=b"no video")),
    "spritesheet": refusal(lambda: client.videos.download_content(made.id, variant="spritesheet")),
    "other_key": refusal(lambda: OpenAI(api_key="sk-other", max_retries=0).videos.create(**CLIP)),
}
# Its extend takes files alone, whatever its types say.
more = client.videos.create(prompt="static shot", seconds="1", extra_body={"source_video_id": made.id})
facts["extended"] = [more.size, more.seconds, more.model]
assert issubclass(AuthenticationError, APIStatusError)
print(json.dumps({"id": made.id, **facts}))
